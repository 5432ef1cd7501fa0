import type { AdminBlock, AdminPerson, AdminServer } from '@sobremesa/protocol';
import { Fragment, useState } from 'react';
import { useTranslations } from 'use-intl';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { ask, useList, useReason } from './api.ts';
import { useWords } from './sizes.ts';
import styles from './AdminPage.module.css';

/** Number of characters of an id, to distinguish people with the same name. */
const ID_SHOWN = 6;

/** The people, loaded again with each new report of the server, and the blocked addresses. */
export function PeoplePart({ server, onFailure }: { server: AdminServer; onFailure: (error: unknown) => void }) {
  const t = useTranslations('admin');
  const { when, list } = useWords();
  const { items, total, more } = useList<AdminPerson>('/people?', onFailure, server);
  const [address, setAddress] = useState('');
  return (
    <>
      <section aria-labelledby="admin-people">
        <h2 id="admin-people">{t('people.title')}</h2>
        <ul className={styles.list}>
          {items.map(({ id, name, seenAt, addresses, tables }) => (
            <li key={id}>
              <h3>
                {name} <code>{id.slice(0, ID_SHOWN)}</code>
              </h3>
              <p className={styles.soft}>
                {addresses.length === 0
                  ? t('people.seen', { when: when(seenAt) })
                  : t('people.from', { addresses: list(addresses) })}
                {' · '}
                {t('people.tables', { count: tables.length })}
                {tables.map((table) => (
                  <Fragment key={table}>
                    {' '}
                    <code>{table}</code>
                  </Fragment>
                ))}
              </p>
              {addresses.map((each) => (
                <Button
                  key={each}
                  look="quiet"
                  aria-label={t('people.blockOf', { address: each })}
                  onClick={() => {
                    setAddress(each);
                    document.getElementById('admin-blocks')?.focus();
                  }}
                >
                  {t('people.block')}
                </Button>
              ))}
            </li>
          ))}
        </ul>
        {items.length < total && items.length > 0 && <Button onClick={more}>{t('more')}</Button>}
      </section>
      <BlocksPart address={address} onAddress={setAddress} onFailure={onFailure} />
    </>
  );
}

function BlocksPart({
  address,
  onAddress,
  onFailure,
}: {
  address: string;
  onAddress: (address: string) => void;
  onFailure: (error: unknown) => void;
}) {
  const t = useTranslations('admin.blocks');
  const reason = useReason();
  const { when } = useWords();
  const { items, reload } = useList<AdminBlock>('/blocks?', onFailure);
  const [hours, setHours] = useState('24');
  const [problem, setProblem] = useState<string | null>(null);

  async function change(work: Promise<unknown>, done: string) {
    try {
      await work;
      setProblem(null);
      onAddress('');
      announce(done);
      reload();
    } catch (error) {
      setProblem(reason(error));
      announce(reason(error), true);
    }
  }

  return (
    <section aria-labelledby="admin-blocks">
      <h2 id="admin-blocks" tabIndex={-1}>
        {t('title')}
      </h2>
      <p className={styles.soft}>{t('about')}</p>
      {items.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.list}>
        {items.map(({ address: blocked, until }) => (
          <li key={blocked}>
            <p>
              <code>{blocked}</code> {t('until', { when: when(until) })}
            </p>
            <Button
              aria-label={t('liftOf', { address: blocked })}
              onClick={() => {
                void change(ask('DELETE', `/blocks?address=${encodeURIComponent(blocked)}`), t('lifted', { address: blocked }));
              }}
            >
              {t('lift')}
            </Button>
          </li>
        ))}
      </ul>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void change(ask('POST', '/blocks', { address, hours: Number(hours) }), t('added', { address }));
        }}
      >
        <Field
          label={t('address')}
          required
          maxLength={60}
          autoComplete="off"
          value={address}
          problem={problem}
          onChange={(event) => onAddress(event.target.value)}
        />
        <Field
          label={t('hours')}
          type="number"
          required
          min={1}
          max={8760}
          value={hours}
          onChange={(event) => setHours(event.target.value)}
        />
        <Button type="submit" look="danger">
          {t('add')}
        </Button>
      </form>
    </section>
  );
}
