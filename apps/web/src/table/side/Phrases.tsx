import { phrases, type Phrase } from '@sobremesa/protocol';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useRoving } from '../../ui/roving.ts';
import styles from './Say.module.css';

interface PhrasesProps {
  id: string;
  onChoose: (phrase: Phrase) => void;
  onClose: () => void;
}

/** Ready-made chat messages, in the reader's language. */
export function Phrases({ id, onChoose, onClose }: PhrasesProps) {
  const t = useTranslations('table.chat');
  const group = useRef<HTMLDivElement>(null);
  const roving = useRoving(group, phrases.length);
  useEffect(() => group.current?.querySelector('button')?.focus(), []);
  return (
    <div
      ref={group}
      id={id}
      role="toolbar"
      aria-label={t('phrasesTitle')}
      tabIndex={-1}
      className={styles.phrases}
      onFocus={roving.group.onFocus}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return roving.group.onKeyDown(event);
        // Keeps Escape from closing the panel around it.
        event.stopPropagation();
        onClose();
      }}
    >
      {phrases.map((phrase, i) => (
        <button key={phrase} type="button" {...roving.item(i)} onClick={() => onChoose(phrase)}>
          {t(`phrases.${phrase}`)}
        </button>
      ))}
    </div>
  );
}
