import { type ComponentType } from 'react';
import { tableTexts } from '../i18n/house.ts';
import { TableTexts } from '../i18n/I18n.tsx';
import { usePreferences } from '../lib/preferences.ts';
import { lazy } from '../lib/lazy.ts';

/** A page with the texts of a table, loaded in parallel; `load` preloads both. */
export function atTable<Props extends object>(page: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: Promise<{ default: ComponentType<Props> }> | undefined;
  const load = () => (loaded ??= withTexts());
  async function withTexts() {
    const [{ default: Page }] = await Promise.all([page(), tableTexts(usePreferences.getState().language)]);
    return {
      default: (props: Props) => (
        <TableTexts>
          <Page {...props} />
        </TableTexts>
      ),
    };
  }
  return Object.assign(lazy(load), { load });
}
