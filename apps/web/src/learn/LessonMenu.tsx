import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import menu from '../table/play/TableMenu.module.css';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TableIcon } from '../ui/TableIcon.tsx';
import { Popover } from '../ui/Popover.tsx';
import type { Course } from './course.ts';

/** What is seldom wanted in a lesson: to begin again, or to play on without being told anything. */
export function LessonMenu({ course, onAgain }: { course: Course; onAgain: () => void }) {
  const t = useTranslations('learn');
  const teaching = useStore(course.store, ({ step }) => step !== null);
  return (
    <Popover label={t('menu')} icon="menu">
      {(closer) => (
        <ul className={menu.menu}>
          {teaching && (
            <li>
              <Button look="quiet" {...closer} onClick={() => course.skip()}>
                <Icon name="close" />
                {t('skip')}
              </Button>
            </li>
          )}
          <li>
            <Button look="quiet" {...closer} onClick={onAgain}>
              <TableIcon name="undo" />
              {t('again')}
            </Button>
          </li>
        </ul>
      )}
    </Popover>
  );
}
