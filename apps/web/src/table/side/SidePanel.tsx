import { memo, Suspense, use, useRef, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Log } from './Log.tsx';
import { HouseContext } from '../play/house.ts';
import { PanelContext, type Panel } from './panel.ts';
import styles from './SidePanel.module.css';
import { useFocusAround } from './useFocusAround.ts';

/** The log loads with the page, the others when they are opened. */
export const contents = {
  log: Log,
  chat: lazyPart(async () => ({ default: (await import('./Chat.tsx')).Chat })),
  scores: lazyPart(async () => ({ default: (await import('./Scores.tsx')).Scores })),
  people: lazyPart(async () => ({ default: (await import('./People.tsx')).People })),
} as const;

/** Log, chat, scores and people: beside the board, or on a phone in a sheet over its lower part. */
export const SidePanel = memo(function SidePanel({ panel }: { panel: Panel }) {
  const t = useTranslations('table.panel');
  const list = useRef<HTMLDivElement>(null);
  const aside = useRef<HTMLElement>(null);
  const { open, tab, unread } = panel;
  const { tabs } = use(HouseContext);
  useFocusAround(aside, open);

  function onKey(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = (tabs.indexOf(tab) + step + tabs.length) % tabs.length;
    panel.show(tabs[next] ?? 'log');
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    // Escape closes it from anywhere inside, like the close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={aside}
      id="panel"
      // While closed it is not a landmark; the log inside only announces.
      role={open ? undefined : 'presentation'}
      aria-label={open ? t('title') : undefined}
      className={classes(styles.panel, !open && styles.closed)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') panel.setOpen(false);
      }}
    >
      <header className={styles.header}>
        {/* The keys belong to the tabs, one of which always has the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
        <div ref={list} role="tablist" aria-label={t('title')} className={styles.tabs} onKeyDown={onKey}>
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={tab === name}
              aria-controls={`panel-${name}`}
              tabIndex={tab === name ? 0 : -1}
              className={styles.tab}
              onClick={() => panel.show(name)}
            >
              {t(`tabs.${name}`)}
              {name === 'chat' && unread > 0 && <span className={styles.unread}>{unread}</span>}
            </button>
          ))}
        </div>
        <Button look="quiet" square aria-label={t('close')} onClick={() => panel.setOpen(false)}>
          <Icon name="close" />
        </Button>
      </header>
      {tabs.map((name) => {
        const Content = contents[name];
        const shown = open && tab === name;
        // The hidden log still announces; other hidden content is not rendered.
        if (!shown && name !== 'log') return null;
        return (
          <div
            key={name}
            role={shown ? 'tabpanel' : undefined}
            id={`panel-${name}`}
            aria-labelledby={shown ? `tab-${name}` : undefined}
            className={shown ? styles.content : 'visually-hidden'}
          >
            <PanelContext value={panel}>
              <Suspense>
                <Content shown={shown} />
              </Suspense>
            </PanelContext>
          </div>
        );
      })}
    </aside>
  );
});
