import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { lazy } from '../lib/lazy.ts';
import { Button } from '../ui/Button.tsx';
import type { CheckProps } from './checkProps.ts';
import { shuffleTexts } from './texts.ts';

const CheckDialog = lazy(() => import('./CheckDialog.tsx'));

/** Opens the check of a finished match's shuffle. */
export default function CheckButton(props: CheckProps) {
  return (
    <MoreTexts part="shuffle" texts={shuffleTexts}>
      <Opener {...props} />
    </MoreTexts>
  );
}

function Opener(check: CheckProps) {
  const t = useTranslations('shuffle.check');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      <Suspense>{open && <CheckDialog {...check} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
