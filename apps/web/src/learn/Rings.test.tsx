import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Rings } from './Rings.tsx';

it('lies over a window while one is open, and under the bar again when it is shut', async () => {
  Document.prototype.elementFromPoint = () => null;
  const { container } = render(
    <>
      <Rings at={['card']} />
      <dialog aria-label="window" />
    </>,
  );
  const rings = container.firstElementChild!;
  expect(rings).not.toHaveAttribute('popover');
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  dialog.showModal();
  await vi.waitUntil(() => rings.hasAttribute('popover'));
  dialog.close();
  await vi.waitUntil(() => !rings.hasAttribute('popover'));
});
