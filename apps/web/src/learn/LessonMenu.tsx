import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import { HouseEntries } from '../table/play/HouseEntries.tsx';
import menu from '../table/play/TableMenu.module.css';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TableIcon } from '../ui/TableIcon.tsx';
import { Popover } from '../ui/Popover.tsx';
import type { Course } from './course.ts';

/** The rarely used commands of a lesson: restart, or play on without the coach. */
export function LessonMenu({ course, onAgain }: { course: Course; onAgain: () => void }) {
  const t = useTranslations('learn');
  const teaching = useStore(course.store, ({ step }) => step !== null);
  return (
    <Popover label={t('menu')} icon="menu">
      {(closer) => (
        <>
          <HouseEntries />
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
        </>
      )}
    </Popover>
  );
}
