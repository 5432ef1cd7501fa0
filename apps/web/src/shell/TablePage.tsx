import Table from '../table/TablePage.tsx';
import { WithLookBack } from './WithLookBack.tsx';

/** `/t/:id`. Loads with the table, so that the start page stays light. */
export default function TablePage({ id }: { id: string }) {
  return (
    <WithLookBack>
      <Table id={id} />
    </WithLookBack>
  );
}
