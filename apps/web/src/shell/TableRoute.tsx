import TablePage from '../table/TablePage.tsx';
import { WithLookBack } from './WithLookBack.tsx';

/** `/t/:id`. Loads with the table, so that the start page stays light. */
export default function TableRoute({ id }: { id: string }) {
  return (
    <WithLookBack>
      <TablePage id={id} />
    </WithLookBack>
  );
}
