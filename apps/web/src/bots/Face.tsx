import type { BotCharacter } from '@sobremesa/protocol';
import { addressOf } from './faces.tsx?drawings';
import styles from './Face.module.css';

/**
 * The face of a bot on a ground of its own. Decoration: whoever shows it says who it is. @param
 * size edge in CSS pixels
 */
export function Face({ character, size }: { character: BotCharacter; size: number }) {
  return <img className={styles.face} src={addressOf(character)} width={size} height={size} alt="" />;
}
