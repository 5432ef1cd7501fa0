import type { Pace, Timeout } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { Choice } from '../ui/Choice.tsx';
import { hasClock, presetNames, presetOf, presets, type Preset } from './presets.ts';
import { paceTexts } from './texts.ts';

export interface PaceFieldsProps {
  pace: Pace;
  /** Left out where only the pace is to be chosen. */
  timeout?: Timeout | undefined;
  onChange: (change: { pace: Pace } | { timeout: Timeout }) => void;
}

const timeouts = ['standIn', 'move', 'vote'] as const satisfies readonly Timeout[];

/** The pace of a table, and what happens when somebody's time is out. */
export default function PaceFields(props: PaceFieldsProps) {
  return (
    <MoreTexts part="pace" texts={paceTexts}>
      <Fields {...props} />
    </MoreTexts>
  );
}

export function Fields({ pace, timeout, onChange }: PaceFieldsProps) {
  const t = useTranslations('pace');
  return (
    <>
      <Choice
        legend={t('title')}
        hint={t('hint')}
        options={presetNames.map((value) => ({ value, label: t(`presets.${value}`) }))}
        value={presetOf(pace) ?? ('' as Preset)}
        onChange={(value) => onChange({ pace: presets[value] })}
      />
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
