import { fireEvent, screen } from '@testing-library/react';

/**
 * What a press on the button of a popover does where there are none, as in jsdom: it is told that
 * it opens, and stays hidden.
 */
export function openPopover(label: string): void {
  const opens = Object.assign(new Event('beforetoggle'), { newState: 'open' });
  fireEvent(screen.getByLabelText(label, { selector: '[popover]' }), opens);
}
