import { Button } from './Button.tsx';
import styles from './Confirm.module.css';
import { Dialog } from './Dialog.tsx';
import { Problem } from './Problem.tsx';

export interface ConfirmProps {
  title: string;
  /** The consequence. */
  text: string;
  /** The labels of the confirming and the cancelling button. */
  act: string;
  stay: string;
  busy: boolean;
  problem: string | null;
  onAct: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a loss. */
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
