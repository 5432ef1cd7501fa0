import { Chair } from '../ui/Chair.tsx';
import { TableTop } from '../ui/TableTop.tsx';
import styles from './Scene.module.css';

/** The picture of the start page: a table with four chairs, one of them free and lit. */
export function Scene() {
  return (
    <div className={styles.scene}>
      <Chair seat={0} taken className={styles.below} />
      <Chair seat={1} taken className={styles.left} />
      <Chair seat={2} taken={false} lit className={styles.above} />
      <Chair seat={3} taken className={styles.right} />
      <TableTop className={styles.table} />
    </div>
  );
}
