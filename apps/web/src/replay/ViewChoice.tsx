import { useId } from 'react';
import { useTranslations } from 'use-intl';

interface ViewChoiceProps {
  /** In seat order. */
  names: readonly string[];
  seat: number | null;
  onSeat: (seat: number | null) => void;
}

/** The choice of whose view is shown. */
export function ViewChoice({ names, seat, onSeat }: ViewChoiceProps) {
  const t = useTranslations('replay');
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('view')}</label>
      <select
        id={id}
        aria-keyshortcuts="F"
        value={seat ?? ''}
        onChange={({ target }) => onSeat(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('asSpectator')}</option>
        {names.map((name, number) => (
          // Names need not differ.
          // oxlint-disable-next-line react/no-array-index-key
          <option key={number} value={number}>
            {t('asSeat', { name })}
          </option>
        ))}
      </select>
    </>
  );
}
