import { fireEvent, screen } from '@testing-library/react';

/**
 * Opens the popover of a button in jsdom, which has none: fires its toggle event, without showing
 * it.
 */
export function openPopover(label: string): void {
  const opens = Object.assign(new Event('beforetoggle'), { newState: 'open' });
  fireEvent(screen.getByLabelText(label, { selector: '[popover]' }), opens);
}
