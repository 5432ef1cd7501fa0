import { useTranslations } from 'use-intl';
import Hint from '../../rulebook/Hint.tsx';
import { Button } from '../../ui/Button.tsx';
import { TableIcon } from '../../ui/TableIcon.tsx';
import { BarCard } from './BarCard.tsx';
import news from './NewsLine.module.css';
import styles from './Tip.module.css';

interface TipProps {
  game: string;
  decision: string;
  onClose: () => void;
}

/** A tip on a kind of decision that is new to the reader: a line that opens. */
export default function Tip({ game, decision, onClose }: TipProps) {
  const t = useTranslations('table.rules');
  return (
    <Hint game={game} decision={decision}>
      {(text) => (
        <BarCard
          label={t('new')}
          className={styles.line}
          line={
            <>
              <TableIcon name="book" size={20} />
              <span className={news.sentence}>{text}</span>
            </>
          }
        >
          {(closer) => (
            <>
              <p>{text}</p>
              <Button {...closer} onClick={onClose}>
                {t('dismiss')}
              </Button>
            </>
          )}
        </BarCard>
      )}
    </Hint>
  );
}
