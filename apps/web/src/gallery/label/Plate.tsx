import type { LabelSource } from '@sobremesa/games/kit';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useGameName } from '../../lobby/names.ts';
import { dateText } from '../dates.ts';
import type { Piece } from '../pieces.ts';
import styles from './Plate.module.css';

/** The label beside a piece: its name, maker, date, story, facts and sources. */
export function Plate({ piece, heading }: { piece: Piece; heading: RefObject<HTMLHeadingElement | null> }) {
  const t = useTranslations('gallery.label');
  const tDate = useTranslations('gallery.date');
  const gameName = useGameName();
  const { name, text, label, game, groupName } = piece;
  const facts = [
    [t('technique'), text.technique],
    [t('origin'), text.place],
    [t('kept'), text.kept],
    [t('inventory'), label.inventory],
    [t('game'), `${gameName(game)} · ${groupName}`],
  ];
  return (
    <div className={styles.plate}>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        <p className={styles.maker}>{text.maker}</p>
        <p className={styles.date}>
          <span className="visually-hidden">{t('date')}: </span>
          {dateText(label.date, tDate)}
        </p>
      </header>
      <p className={styles.story}>{text.story}</p>
      <dl className={styles.facts}>
        {facts.map(
          ([term, fact]) =>
            fact !== undefined && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      {text.differs !== undefined && (
        <section className={styles.differs}>
          <h2>{t('differs')}</h2>
          <p>{text.differs}</p>
        </section>
      )}
      <section className={styles.sources}>
        <h2>{t('sources')}</h2>
        <ul>
          {label.sources.map((source) => (
            <li key={`${source.title} ${source.url ?? ''}`}>
              <Source source={source} />
            </li>
          ))}
        </ul>
        <p>{t('licence')}</p>
      </section>
    </div>
  );
}

function Source({ source: { title, publisher, url } }: { source: LabelSource }) {
  const t = useTranslations('gallery.label');
  if (url === undefined) return t('noUrl', { title, publisher });
  return (
    <>
      <a href={url} rel="noopener noreferrer" target="_blank">
        {title}
      </a>
      . {publisher}
    </>
  );
}
