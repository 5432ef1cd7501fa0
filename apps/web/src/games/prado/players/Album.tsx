import { paintingOf, type Photo } from '@sobremesa/games/prado';
import { Frame } from '../museum/Frame.tsx';
import { Plaque } from '../museum/Plaque.tsx';
import { useLook } from '../museum/useLook.ts';
import { useTableWords } from '../table.tsx';
import css from './Album.module.css';

/** The photos of one player in order. A press opens one. */
export function Album({ photos }: { photos: readonly Photo[] }) {
  const words = useTableWords();
  const look = useLook();
  if (photos.length === 0) return <p>{words.t('players.noPhotos')}</p>;
  return (
    <ul className={css.album}>
      {photos.map(({ painting, bonus }) => (
        <li key={painting}>
          <button
            type="button"
            className={css.photo}
            aria-label={words.t('players.photo', {
              label: words.label(painting),
              bonus,
              points: paintingOf(painting).points,
            })}
            data-about={`terms.${painting}`}
            onClick={() => look(painting)}
          >
            <span className={css.picture}>
              <Frame painting={painting} />
            </span>
            <span className={css.title} aria-hidden="true">
              {words.painting(painting)}
              {bonus > 0 && <b> +{bonus}</b>}
            </span>
            <Plaque painting={painting} titled={false} />
          </button>
        </li>
      ))}
    </ul>
  );
}
