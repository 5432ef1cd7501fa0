import type { Networks } from '../network.ts';

/** The source file that holds a game's networks, by number of seats. */
export function sourceOf(networks: Networks): string {
  const rows = Object.entries(networks).map(
    ([players, { units, inputs, made, weights }]) =>
      `  ${players}: {\n    made: '${made}',\n    units: ${units},\n    inputs: ${inputs},\n    weights:\n      '${weights}',\n  },\n`,
  );
  return `import type { Networks } from '../network.ts';

/** Trained value networks. \`npm run train\` writes this file. */
export const networks: Networks = {
${rows.join('')}};
`;
}
