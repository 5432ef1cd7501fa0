import { useTranslations } from 'use-intl';
import { Choice } from '../ui/Choice.tsx';
import { GroupsTexts } from './GroupsTexts.tsx';
import { useOwnGroups } from './useOwnGroups.ts';

interface GroupChoiceProps {
  /** Null for none. */
  group: string | null;
  onChange: (group: string | null) => void;
}

/** The group to which a new table belongs. Renders nothing for readers without groups. */
export default function GroupChoice(props: GroupChoiceProps) {
  return (
    <GroupsTexts>
      <Groups {...props} />
    </GroupsTexts>
  );
}

function Groups({ group, onChange }: GroupChoiceProps) {
  const t = useTranslations('groups.choice');
  const groups = useOwnGroups() ?? [];
  if (groups.length === 0) return null;
  return (
    <Choice
      legend={t('legend')}
      {...(group === null ? {} : { hint: t('hint') })}
      options={[{ value: '', label: t('none') }, ...groups.map(({ id, name }) => ({ value: id, label: name }))]}
      value={group ?? ''}
      onChange={(value) => onChange(value === '' ? null : value)}
    />
  );
}
