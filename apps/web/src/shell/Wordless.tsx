import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

interface Props {
  children: ReactNode;
}

/**
 * When not even the page's own texts could be loaded: says so in both languages, and how to go on.
 */
export class Wordless extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <Notice title="Sobremesa" text="No se pudo cargar la página. · The page could not be loaded.">
          <Button look="primary" onClick={() => location.reload()}>
            Intentar de nuevo · Try again
          </Button>
        </Notice>
      </main>
    );
  }
}
