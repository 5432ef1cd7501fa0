import type { Features } from '@sobremesa/games/kit';

/** A trained value network as a source file stores it. */
export interface StoredNetwork {
  /** Number of hidden units. */
  units: number;
  /** Number of inputs per player. */
  inputs: number;
  /** The weights as float32 in little-endian order, in base64. */
  weights: string;
  /** The command that trained it, and the date. */
  made: string;
}

/** A game's trained networks, by number of seats. */
export type Networks = Readonly<Record<number, StoredNetwork>>;

/**
 * A value network: one layer of tanh units and a direct connection from input to output. It rates
 * each player on the same weights, and a softmax makes chances of the ratings. So it does not
 * depend on the order of the seats. A lone player's only rival is the game, which is rated 0.
 *
 * Layout of the weights: for each unit its bias and one weight per input; then the output weight of
 * each unit; then the weight of the direct connection of each input.
 */
export class Network {
  readonly units: number;
  readonly inputs: number;
  readonly weights: Float32Array;

  /** @throws RangeError if the number of weights does not fit */
  constructor(units: number, inputs: number, weights: Float32Array) {
    if (weights.length !== weightsOf(units, inputs)) {
      throw new RangeError(`${weights.length} weights for ${units} units and ${inputs} inputs`);
    }
    this.units = units;
    this.inputs = inputs;
    this.weights = weights;
  }

  /** Estimates each player's chance to win, from 0 to 1, by player id. @throws RangeError */
  chances(features: Features): number[] {
    const inputs = inputsOf(features);
    return sharesOf(inputs.map((input) => this.rate(input))).slice(0, inputs.length);
  }

  /**
   * The rating of a player.
   *
   * @param hidden receives the output of each unit
   * @throws RangeError if the number of inputs does not fit
   */
  rate(input: ArrayLike<number>, hidden?: Float32Array): number {
    const { units, inputs, weights } = this;
    if (input.length !== inputs) throw new RangeError(`${input.length} inputs for a network of ${inputs}`);
    const output = units * (inputs + 1);
    const direct = output + units;
    let sum = 0;
    for (let i = 0; i < inputs; i++) sum += (weights[direct + i] as number) * (input[i] as number);
    for (let unit = 0; unit < units; unit++) {
      const row = unit * (inputs + 1);
      // Two sums that the processor can add up side by side.
      let even = weights[row] as number;
      let odd = 0;
      let i = 0;
      for (; i < inputs - 1; i += 2) {
        even += (weights[row + 1 + i] as number) * (input[i] as number);
        odd += (weights[row + 2 + i] as number) * (input[i + 1] as number);
      }
      if (i < inputs) even += (weights[row + 1 + i] as number) * (input[i] as number);
      const value = Math.tanh(even + odd);
      if (hidden !== undefined) hidden[unit] = value;
      sum += (weights[output + unit] as number) * value;
    }
    return sum;
  }
}

/** The number of weights of a network. */
export function weightsOf(units: number, inputs: number): number {
  return units * (inputs + 2) + inputs;
}

/**
 * The inputs for each player: own features, those of the strongest rival, the mean of all rivals,
 * and the table's.
 */
export function inputsOf({ players, table }: Features): Float32Array[] {
  return players.map((own, player) => {
    const count = own.length;
    const input = new Float32Array(3 * count + table.length);
    input.set(own);
    let strongest: readonly number[] | undefined;
    for (const [index, rival] of players.entries()) {
      if (index === player) continue;
      if (strongest === undefined || (rival[0] as number) > (strongest[0] as number)) strongest = rival;
      for (let i = 0; i < count; i++) {
        input[2 * count + i] = (input[2 * count + i] as number) + (rival[i] as number) / (players.length - 1);
      }
    }
    if (strongest !== undefined) input.set(strongest, count);
    input.set(table, 3 * count);
    return input;
  });
}

/** Chances that sum to 1 from the players' ratings; a lone player's are followed by the game's. */
export function sharesOf(ratings: readonly number[]): number[] {
  return ratings.length === 1 ? softmax([...ratings, 0]) : softmax(ratings);
}

function softmax(ratings: readonly number[]): number[] {
  const most = Math.max(...ratings);
  const weights = ratings.map((rating) => Math.exp(rating - most));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Encodes a network for a source file. */
export function stored({ units, inputs, weights }: Network, made: string): StoredNetwork {
  const bytes = new DataView(new ArrayBuffer(4 * weights.length));
  for (const [index, weight] of weights.entries()) bytes.setFloat32(4 * index, weight, true);
  return { units, inputs, weights: btoa(String.fromCharCode(...new Uint8Array(bytes.buffer))), made };
}

/** Decodes a network. @throws RangeError if weights are missing */
export function restored({ units, inputs, weights }: StoredNetwork): Network {
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const numbers = Float32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => view.getFloat32(4 * index, true));
  return new Network(units, inputs, numbers);
}
