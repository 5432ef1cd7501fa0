import { useState, type HTMLAttributes, type ReactNode, type SVGProps } from 'react';

/** A copy of the content of each picture that has been drawn, by the picture's name. */
const plates = new Map<string, Node>();

/** Props of a picture whose content never changes. */
interface Print {
  /**
   * Identifies the picture; no other picture has it. The content must not contain ids, since it is
   * copied.
   */
  name: string;
  /** Draws the content, for the first picture of this name. */
  children: ReactNode;
}

/**
 * A picture that occurs many times on the page. React draws the first one of a name; the others
 * copy its DOM nodes, which is several times faster than rendering them again.
 */
export function Printed({ name, ...rest }: Print & Omit<SVGProps<SVGSVGElement>, 'ref' | 'name'>) {
  return <PrintedSvg key={name} name={name} {...rest} />;
}

/** Like `Printed`, for content of several elements. */
export function PrintedGroup({ name, ...rest }: Print & HTMLAttributes<HTMLSpanElement>) {
  return <PrintedSpan key={name} name={name} {...rest} />;
}

function PrintedSvg({ name, children, ...look }: Parameters<typeof Printed>[0]) {
  return <svg {...look} {...usePrint({ name, children })} />;
}

function PrintedSpan({ name, children, ...look }: Parameters<typeof PrintedGroup>[0]) {
  return <span {...look} {...usePrint({ name, children })} />;
}

function usePrint({ name, children }: Print) {
  const [print] = useState(() => {
    const plate = plates.get(name);
    const ref = (picture: Element | null) => {
      if (picture === null) return;
      if (plate === undefined) plates.set(name, picture.cloneNode(true));
      else picture.replaceChildren(...plate.cloneNode(true).childNodes);
    };
    return { ref, children: plate === undefined ? children : null };
  });
  return print;
}
