import { relative } from 'node:path';
import { collectTests, type File, type Suite, type Test, type VitestRunner } from '@vitest/runner';
import { expect, inject, TestRunner, vi, type TestContext } from 'vitest';
import { holds, type Basis } from './basis.ts';
import type { Mutant } from './instrument.ts';
import { Journal } from './journal.ts';
import { root } from './root.ts';

/** The input of a run. */
export interface Task {
  part: string;
  /** Number of test files. */
  files: number;
  mutants: readonly Mutant[];
  basis: Basis;
}

declare module 'vitest' {
  interface ProvidedContext {
    task: Task;
  }
}

/** The global object that the instrumented code reads and writes. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  /** How often each mutant's place was reached: while modules were loaded, and in each test. */
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
  /** Counts how often the active mutant is reached; beyond the limit it throws. */
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

const switches: Switches = ((globalThis as { __stryker__?: Switches }).__stryker__ ??= {});

/** A mutant that is reached this many times as often as the original code counts as endless. */
const ENDLESS = 100;
/** Minimum limit of hits, higher than any loop that ends. */
const LEAST_HITS = 10_000;
/**
 * CPU milliseconds. A slower test runs only for the file beside it, and for places that no other
 * test reaches.
 */
const LONG = 400;
/** Timeout in seconds, counted by a clock that stops when this process is suspended. */
const PATIENCE = 30;

/**
 * Runs all tests once in this process, and records which mutants each test reaches. Then activates
 * each mutant in turn and runs those tests again, the fastest first, until one fails.
 */
export default class MutantRunner extends TestRunner implements VitestRunner {
  #files: File[] = [];
  readonly #durations = new Map<string, number>();
  #started = 0;
  /** Number of mutants that a test has noticed, by the mutants' file and the test's id. */
  readonly #sharp = new Map<string, number>();

  override onBeforeTryTask(test: Test): void {
    super.onBeforeTryTask(test);
    switches.currentTestId = test.id;
    this.#started = worked();
  }

  override onAfterRunTask(test: Test): void {
    switches.currentTestId = undefined;
    this.#durations.set(test.id, worked() - this.#started);
    super.onAfterRunTask(test);
  }

  override onAfterRunFiles(files: File[] = []): void | Promise<void> {
    super.onAfterRunFiles();
    const task = inject('task');
    this.#files.push(...files);
    if (this.#files.length < task.files) return;
    const failed = this.#files.flatMap(testsOf).filter(({ result }) => result?.state !== 'pass');
    if (failed.length > 0) throw new Error(`these must pass first: ${failed.map(nameOf).join('; ')}`);
    return this.#tryAll(task);
  }

  async #tryAll({ part, mutants, basis }: Task): Promise<void> {
    const journal = new Journal(part);
    const known = journal.read();
    const { static: loaded, perTest } = (switches.mutantCoverage ??= { static: {}, perTest: {} });
    // Later tests add to the same object, so the keys are copied here.
    const atLoad = new Set(Object.keys(loaded));
    for (const mutant of mutants) {
      const { id, key, file } = mutant;
      const before = known.get(key);
      if (before !== undefined && before.outcome !== 'trying' && holds(basis, before.basis)) continue;
      const near = `${file.slice(0, -'.ts'.length)}.test.ts`;
      // A test that has noticed mutants of this file often notices more.
      const sharpness = (test: Test) => this.#sharp.get(`${file} ${test.id}`) ?? 0;
      const nearFirst = (path: string) => (relative(root, path) === near ? 0 : 1);
      const by = this.#tests().filter((test) => perTest[test.id]?.[id] !== undefined);
      const short = by.filter((test) => this.#duration(test) <= LONG || nearFirst(test.file.filepath) === 0);
      const inTests = (short.length === 0 ? by : short).toSorted(
        (a, b) => nearFirst(a.file.filepath) - nearFirst(b.file.filepath) || sharpness(b) - sharpness(a),
      );
      if (inTests.length === 0 && !atLoad.has(id)) {
        journal.write({ key, outcome: 'unreached', basis: basis.part });
        continue;
      }
      journal.write({ key, outcome: 'trying', basis: basis.part });
      // Values computed at load time may hide the mutant, so it is tried again on modules loaded
      // with it.
      const files = atLoad.has(id) ? this.#files : this.#files.filter((each) => inTests.some((test) => test.file === each));
      const paths = files.map(({ filepath }) => filepath).toSorted((a, b) => nearFirst(a) - nearFirst(b));
      const warm = await this.#tryWarm(id, inTests, (test) => perTest[test.id]?.[id] ?? 0);
      const again = atLoad.has(id) || mutant.kept || warm === 'spoilt';
      const noticed = warm === null || warm === 'spoilt' ? (again ? await this.#tryAfresh(id, paths) : null) : warm;
      if (noticed === null) journal.write({ key, outcome: 'unnoticed', basis: basis.part });
      else {
        const by = relative(root, noticed.file.filepath);
        this.#sharp.set(`${file} ${noticed.id}`, (this.#sharp.get(`${file} ${noticed.id}`) ?? 0) + 1);
        journal.write({ key, outcome: 'noticed', basis: basis.tests[by] as string, by: `${by}: ${noticed.name}` });
      }
    }
  }

  /**
   * The first test that fails with the mutant and passes without it; null when none does. `spoilt`
   * if a test keeps failing, because the mutant has changed state that outlives a test.
   */
  async #tryWarm(id: string, tests: readonly Test[], hits: (test: Test) => number): Promise<Test | 'spoilt' | null> {
    for (const test of tests) {
      if (await this.#passes(test, id, Math.max(LEAST_HITS, ENDLESS * hits(test)))) continue;
      if (await this.#passes(test)) return test;
      vi.resetModules();
      this.#files = await this.#collect(this.#files.map(({ filepath }) => filepath));
      return 'spoilt';
    }
    return null;
  }

  /**
   * The first of the files' tests that fails when its file is loaded with the mutant, or the first
   * file that does.
   */
  async #tryAfresh(id: string, paths: readonly string[]): Promise<Test | File | null> {
    vi.resetModules();
    for (const path of paths) {
      turn(id, LEAST_HITS * ENDLESS);
      const [file] = (await this.#collect([path])) as [File];
      turn();
      if (file.result?.state === 'fail') return file;
      const tests = testsOf(file).filter((test) => this.#duration(test) <= LONG);
      for (const test of tests) if (!(await this.#passes(test, id, LEAST_HITS * ENDLESS))) return test;
    }
    return null;
  }

  #collect(paths: readonly string[]): Promise<File[]> {
    const inner: VitestRunner = {
      config: this.config,
      pool: this.pool,
      viteEnvironment: this.viteEnvironment,
      importFile: (path, source) => this.importFile(path, source),
      extendTaskContext: (context) => this.extendTaskContext(context),
    };
    return collectTests([...paths], inner);
  }

  #tests(): Test[] {
    return this.#files.flatMap(testsOf).toSorted((a, b) => this.#duration(a) - this.#duration(b));
  }

  /** In CPU milliseconds. */
  #duration({ id }: Test): number {
    return this.#durations.get(id) ?? 0;
  }

  /** Runs a test with the hooks of its suites. */
  async #passes(test: Test, id?: string, hitLimit?: number): Promise<boolean> {
    const suites = suitesOf(test);
    const hooks = suites.map((suite) => TestRunner.getSuiteHooks(suite));
    const finished: Cleanup[] = ((test as Test & { onFinished?: Cleanup[] }).onFinished = []);
    const after: unknown[] = [];
    turn(id, hitLimit);
    expect.setState({ assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null });
    try {
      for (const { beforeAll, beforeEach } of hooks) {
        for (const each of beforeAll) after.push(await each(test.suite as Suite));
        for (const each of beforeEach) after.push(await each(test.context, test.suite as Suite));
      }
      await inTime(TestRunner.getTestFn(test)());
      super.onAfterTryTask(test);
      return true;
    } catch {
      return false;
    } finally {
      for (const each of finished.toReversed()) await settled(() => each(test.context));
      for (const each of after.toReversed()) if (typeof each === 'function') await settled(() => each());
      for (const { afterEach, afterAll } of hooks.toReversed()) {
        for (const each of afterEach) await settled(() => each(test.context, test.suite as Suite));
        for (const each of afterAll) await settled(() => each(test.suite as Suite));
      }
      vi.restoreAllMocks();
      switches.activeMutant = undefined;
    }
  }
}

/** Activates a mutant, or none, and resets the count of hits. */
function turn(id?: string, hitLimit?: number): void {
  switches.activeMutant = id;
  switches.hitCount = 0;
  switches.hitLimit = hitLimit;
}

/** A callback of `onTestFinished`. */
type Cleanup = (context: TestContext) => unknown;

/** Cleanup after a failed test may fail, too. */
async function settled(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch {
    // The test has failed already.
  }
}

async function inTime(work: unknown): Promise<void> {
  let clock: ReturnType<typeof setInterval> | undefined;
  let seconds = 0;
  const late = new Promise<never>((_, reject) => {
    clock = setInterval(() => {
      seconds += 1;
      if (seconds > PATIENCE) reject(new Error('the test does not end'));
    }, 1000);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearInterval(clock);
  }
}

/** CPU time of this process in milliseconds, independent of the machine's load. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function testsOf(suite: Suite): Test[] {
  return suite.tasks.flatMap((task) =>
    task.type === 'suite' ? testsOf(task) : ['run', 'queued'].includes(task.mode) ? [task] : [],
  );
}

/** The suites of a test, the outermost first. */
function suitesOf(test: Test): Suite[] {
  const around: Suite[] = [];
  for (let suite: Suite | undefined = test.suite ?? test.file; suite !== undefined; suite = suite.suite) around.unshift(suite);
  if (around[0] !== test.file) around.unshift(test.file);
  return around;
}

const nameOf = (test: Test): string => `${relative(root, test.file.filepath)}: ${test.name}`;
