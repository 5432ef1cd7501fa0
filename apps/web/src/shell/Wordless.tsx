import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

interface Props {
  children: ReactNode;
}

/**
 * Shown when the page's own texts failed to load: an error in both languages, with a way to
 * continue.
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
