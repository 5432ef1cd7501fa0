import { useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { Line } from '../ui/Icon.tsx';
import { STORY_HASH } from './handedOver.ts';

interface StoryOpen {
  isOpen: boolean;
  setOpen: (open: boolean) => void;
}

/** Whether the graph of the match is open. The address holds it, too. */
export function useStoryOpen(): StoryOpen {
  const [isOpen, setIsOpen] = useState(() => location.hash === STORY_HASH);
  return {
    isOpen,
    setOpen(open) {
      setIsOpen(open);
      history.replaceState(history.state, '', `${location.pathname}${location.search}${open ? STORY_HASH : ''}`);
    },
  };
}

interface StoryButtonProps {
  story: StoryOpen;
  ref: RefObject<HTMLButtonElement | null>;
}

/** Opens and closes the graph of the match. */
export function StoryButton({ story: { isOpen, setOpen }, ref }: StoryButtonProps) {
  const t = useTranslations('replay');
  return (
    <Button
      ref={ref}
      look="quiet"
      square
      tip
      aria-label={t('story')}
      aria-expanded={isOpen}
      aria-controls="story"
      onClick={() => setOpen(!isOpen)}
    >
      <Line d="M5 4.5v15h15M8 15l3.5-5 3.5 2.5 4-6.5" />
    </Button>
  );
}
