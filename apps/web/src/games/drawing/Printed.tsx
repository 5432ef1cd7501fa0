import { useState, type HTMLAttributes, type ReactNode, type SVGProps } from 'react';

/** What is in each picture that has been drawn, by its name. */
const plates = new Map<string, Node>();

/** What always looks the same. */
interface Print {
  /** Of this picture, and of no other. Nothing in it may have an id. */
  name: string;
  /** What is drawn where there is nothing to print from. */
  children: ReactNode;
}

/**
 * A picture of which there are many: the first one of a name is drawn, every other is printed from
 * it. To draw it again would take several times as long.
 */
export function Printed({ name, ...rest }: Print & Omit<SVGProps<SVGSVGElement>, 'ref' | 'name'>) {
  return <PrintedSvg key={name} name={name} {...rest} />;
}

/** The same of pictures that are made of several. */
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
