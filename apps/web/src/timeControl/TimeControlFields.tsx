import type { TimeControl, Timeout } from '@sobremesa/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import css from './TimeControl.module.css';
import { hasClock } from './hasClock.ts';
import { firstPresets, presetNames, presetOf, presets, type Preset } from './presets.ts';
import { timeControlTexts } from './texts.ts';

export interface TimeControlFieldsProps {
  pace: TimeControl;
  /** Omitted where only the time control can be chosen. */
  timeout?: Timeout | undefined;
  onChange: (change: { pace: TimeControl } | { timeout: Timeout }) => void;
}

const timeouts = ['standIn', 'move', 'vote'] as const satisfies readonly Timeout[];

/** The time control of a table, and the effect of a timeout. */
export default function TimeControlFields(props: TimeControlFieldsProps) {
  return (
    <MoreTexts part="pace" texts={timeControlTexts}>
      <Fields {...props} />
    </MoreTexts>
  );
}

export function Fields({ pace, timeout, onChange }: TimeControlFieldsProps) {
  const t = useTranslations('pace');
  const [wantsAll, setWantsAll] = useState(false);
  const chosen = presetOf(pace);
  const isOther = chosen !== null && !firstPresets.includes(chosen);
  const offered = wantsAll || isOther ? presetNames : firstPresets;
  return (
    <>
      <div className={css.paces}>
        <Choice
          legend={t('title')}
          hint={t('hint')}
          options={offered.map((value) => ({ value, label: t(`presets.${value}`) }))}
          value={chosen ?? ('' as Preset)}
          onChange={(value) => onChange({ pace: presets[value] })}
        />
        {!isOther && (
          <Button aria-expanded={wantsAll} onClick={() => setWantsAll(!wantsAll)}>
            {t(wantsAll ? 'fewer' : 'others')}
          </Button>
        )}
      </div>
      {timeout !== undefined && hasClock(pace) && (
        <Choice
          legend={t('timeout')}
          options={timeouts.map((value) => ({ value, label: t(`timeouts.${value}`) }))}
          value={timeout}
          onChange={(value) => onChange({ timeout: value })}
        />
      )}
    </>
  );
}
