import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

interface Props {
  children: ReactNode;
}

/** Contains an error in one part of the page, and offers ways to recover. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const t = useTranslations('app');
  return (
    <Notice title={t('failedTitle')} text={t('failedText')}>
      <Button look="primary" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </Notice>
  );
}
