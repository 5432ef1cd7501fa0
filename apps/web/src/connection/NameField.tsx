import { limits, nameFrom } from '@sobremesa/protocol';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useConnection, useConnectionState } from './current.ts';
import { identity } from './identity.ts';
import { Field } from '../ui/Field.tsx';
import { useFailureText } from '../lib/failure.ts';

export interface NameForm {
  /** Whether to ask for a name: the reader has none yet, or wants to change it. */
  needed: boolean;
  /** The reader's name; null for a new visitor. */
  known: string | null;
  /** Shows the field to a reader who already has a name. */
  change: () => void;
  name: string;
  problem: string | null;
  setName: (name: string) => void;
  field: RefObject<HTMLInputElement | null>;
  /**
   * Registers the name. False if that failed: the field then shows the reason and has the focus.
   */
  confirm: () => Promise<boolean>;
}

/** The state of a form that asks for a name if needed. `suggested` is the initial value. */
export function useNameForm(suggested = identity.name()): NameForm {
  const t = useTranslations('name');
  const failureText = useFailureText();
  const connection = useConnection();
  const known = useConnectionState((s) => s.me?.name ?? null);
  const [changing, setChanging] = useState(false);
  const [name, setName] = useState(suggested);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (why: string) => {
    setProblem(why);
    field.current?.focus();
    return false;
  };
  return {
    needed: known === null || changing,
    known,
    change() {
      flushSync(() => {
        setName(known ?? '');
        setChanging(true);
      });
      field.current?.focus();
      field.current?.select();
    },
    name,
    problem,
    field,
    setName: (value) => {
      setName(value);
      setProblem(null);
    },
    async confirm() {
      if (known !== null && !changing) return true;
      const chosen = nameFrom(name);
      if (chosen === null) return refuse(name.trim() === '' ? t('empty') : t('odd'));
      const answer = await connection.identify(chosen);
      if (!answer.ok) return refuse(failureText(answer.error.code));
      setChanging(false);
      return true;
    },
  };
}

export function NameField({ form, label }: { form: NameForm; label?: string }) {
  const t = useTranslations('name');
  const { field, name, problem, setName } = form;
  return (
    <Field
      ref={field}
      label={label ?? t('label')}
      placeholder={t('placeholder')}
      value={name}
      problem={problem}
      maxLength={limits.nameBytes}
      autoComplete="nickname"
      enterKeyHint="go"
      onChange={(event) => setName(event.target.value)}
    />
  );
}
