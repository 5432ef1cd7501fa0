import type { BotCharacter } from '@sobremesa/protocol';
import { addressOf } from './faces.tsx?drawings';
import styles from './Face.module.css';

/**
 * A bot's face on its own ground. Decoration only: the caller must name the bot. @param size edge
 * in CSS pixels
 */
export function Face({ character, size }: { character: BotCharacter; size: number }) {
  return <img className={styles.face} src={addressOf(character)} width={size} height={size} alt="" />;
}
