import { useTranslations } from 'use-intl';
import { useInstallOffer } from '../lib/installOffer.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';

/** Installs the page on this device. Renders nothing if the browser does not offer that. */
export function InstallButton(props: Pick<ButtonProps, 'look' | 'popoverTarget' | 'popoverTargetAction'>) {
  const t = useTranslations('app');
  const { offer } = useInstallOffer();
  if (offer === null) return null;
  return (
    <Button
      {...props}
      onClick={() => {
        useInstallOffer.setState({ offer: null });
        void offer();
      }}
    >
      {t('install')}
    </Button>
  );
}
