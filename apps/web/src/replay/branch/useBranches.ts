import { useState } from 'react';
import { branches, deleteBranch, type Branch } from '../../local/page/branches.ts';

interface Branches {
  /** By the moment at which they began. */
  list: readonly Branch[];
  remove: (id: string) => void;
}

/** The branches of a match on this device. @param of see `Branch.of` */
export function useBranches(of: string): Branches {
  const [list, setList] = useState(() => branchesOf(of));
  const remove = (id: string) => {
    deleteBranch(id);
    setList(branchesOf(of));
  };
  return { list, remove };
}

function branchesOf(match: string): readonly Branch[] {
  return branches()
    .filter(({ of }) => of === match)
    .toSorted((a, b) => a.at - b.at);
}
