import { Button } from './Button.tsx';
import styles from './Confirm.module.css';
import { Dialog } from './Dialog.tsx';
import { Problem } from './Problem.tsx';

export interface ConfirmProps {
  title: string;
  /** What will happen. */
  text: string;
  /** The words on the button that does it, and on the one that does not. */
  act: string;
  stay: string;
  busy: boolean;
  problem: string | null;
  onAct: () => void;
  onClose: () => void;
}

/** Asks before something is given up. */
export function Confirm({ title, text, act, stay, busy, problem, onAct, onClose }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <Problem text={problem} />
      <div className={styles.row}>
        <Button look="danger" busy={busy} onClick={onAct}>
          {act}
        </Button>
        <Button onClick={onClose}>{stay}</Button>
      </div>
    </Dialog>
  );
}
