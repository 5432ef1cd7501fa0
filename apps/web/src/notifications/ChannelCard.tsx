import type { WebhooksView, TableView } from '@sobremesa/protocol';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { announce } from '../ui/announce.tsx';
import { Field } from '../ui/Field.tsx';
import { Problem } from '../ui/Problem.tsx';
import css from './ChannelCard.module.css';
import { ChannelForm } from './ChannelForm.tsx';
import { ChannelList } from './ChannelList.tsx';
import { NotificationsTexts } from './NotificationsTexts.tsx';
import { useWebhooks } from './useWebhooks.ts';

interface ChannelCardProps {
  /** A table whose host is the reader. */
  view: TableView;
  className?: string | undefined;
}

/** Lets the host manage the webhooks of a table. Renders nothing if the server offers none. */
export default function ChannelCard(props: ChannelCardProps) {
  return (
    <Suspense>
      <NotificationsTexts>
        <Card {...props} />
      </NotificationsTexts>
    </Suspense>
  );
}

function Card({ view, className }: ChannelCardProps) {
  const t = useTranslations('notices.channel');
  const { view: hooks, look } = useWebhooks(view.id);
  return (
    hooks && (
      <section className={className} aria-label={t('title')}>
        <Inside view={view} hooks={hooks} look={look} />
      </section>
    )
  );
}

interface InsideProps extends Pick<ChannelCardProps, 'view'> {
  hooks: WebhooksView;
  look: () => Promise<void>;
}

function Inside({ view: { id: table, listed }, hooks: { hooks, most, preview, link }, look }: InsideProps) {
  const t = useTranslations('notices.channel');
  const summary = useRef<HTMLElement>(null);
  const [wasOn] = useState(hooks.length > 0);
  const [said, setSaid] = useState<{ text: string; isProblem: boolean } | null>(null);
  const [secret, setSecret] = useState<string | null>(null);

  function say(text: string, isProblem = false) {
    setSaid({ text, isProblem });
    announce(text, isProblem);
  }

  const form = (
    <ChannelForm
      table={table}
      onAdded={async (hook, made) => {
        if (made !== null) setSecret(made);
        say(t('added', { host: hook.host }));
        await look();
        summary.current?.focus();
      }}
    >
      <figure className={css.preview}>
        <figcaption>{t('preview')}</figcaption>
        <ul>
          {preview.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{t('link', { link })}</p>
      </figure>
      {!listed && <p className={css.private}>{t('private')}</p>}
    </ChannelForm>
  );

  return (
    <details className={css.channel} open={wasOn}>
      <summary ref={summary}>{t('title')}</summary>
      <div className={css.inside}>
        <p>{t('about')}</p>
        {hooks.length > 0 && (
          <ChannelList
            table={table}
            hooks={hooks}
            onSaid={say}
            onGone={() => {
              // The pressed button disappears with its entry, so the focus moves to the summary.
              summary.current?.focus();
              void look();
            }}
          />
        )}
        {said?.isProblem === false && <p className={css.done}>{said.text}</p>}
        <Problem text={said?.isProblem === true ? said.text : null} />
        {secret !== null && (
          <Field label={t('secret')} hint={t('secretHint')} readOnly value={secret} onFocus={(event) => event.target.select()} />
        )}
        {hooks.length === 0 ? form : hooks.length < most && <Another>{form}</Another>}
      </div>
    </details>
  );
}

/** Hides the form behind a disclosure once there is a webhook, since few need a second one. */
function Another({ children }: { children: ReactNode }) {
  const t = useTranslations('notices.channel');
  return (
    <details className={css.channel}>
      <summary>{t('another')}</summary>
      {children}
    </details>
  );
}
