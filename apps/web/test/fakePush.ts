import { vi } from 'vitest';

/** The push subscription of the first browser. */
export const subscribed = {
  endpoint: 'https://push.example/1',
  p256dh: 'B'.padEnd(87, 'A'),
  auth: 'A'.repeat(22),
};

/** The push API of a browser, with at most one subscription, for one server's key. */
export class FakePush {
  /** The key and endpoint of the subscription; null without one. */
  held: { key: string; endpoint: string } | null = null;
  #count = 0;

  private constructor() {}

  /**
   * Gives the browser of this test push notifications. @param consent the reader's answer to the
   * permission request
   */
  static begin(consent: NotificationPermission = 'granted'): FakePush {
    const push = new FakePush();
    const notification = {
      permission: 'default' as NotificationPermission,
      requestPermission() {
        this.permission = consent;
        return Promise.resolve(consent);
      },
    };
    const pushManager = {
      subscribe: ({ applicationServerKey: key }: { applicationServerKey: string }) => push.#subscribe(key),
      getSubscription: () => Promise.resolve(push.#subscription()),
    };
    vi.stubGlobal('Notification', notification);
    vi.stubGlobal('PushManager', {});
    const workers = { ready: Promise.resolve({ pushManager }), getRegistration: () => Promise.resolve({ pushManager }) };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
    return push;
  }

  /** Removes push notifications again. */
  static end(): void {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  }

  /** The push service changes the subscription's endpoint. */
  move(): void {
    if (this.held !== null) this.held = { ...this.held, endpoint: this.#next() };
  }

  #subscribe(key: string): Promise<object> {
    if (this.held !== null && this.held.key !== key) return Promise.reject(new DOMException('another key', 'InvalidStateError'));
    this.held ??= { key, endpoint: this.#next() };
    return Promise.resolve(this.#subscription() ?? {});
  }

  #subscription() {
    if (this.held === null) return null;
    const { endpoint } = this.held;
    const { p256dh, auth } = subscribed;
    const unsubscribe = () => {
      this.held = null;
      return Promise.resolve(true);
    };
    return { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  }

  #next(): string {
    this.#count += 1;
    return `https://push.example/${this.#count}`;
  }
}
