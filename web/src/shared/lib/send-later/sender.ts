import { logProblem } from '../log-problem.ts';
import { browserConnection, type Connection } from './connection.ts';
import { retryDelay } from './request-failure.ts';

/** What came of a delivery: `later` is tried again after a pause, `stopped` waits until somebody asks. */
export type Outcome = 'done' | 'later' | 'stopped';

interface SenderOptions {
  /** Sends the next thing. Undefined when there is nothing to send. */
  readonly deliver: () => Promise<Outcome> | undefined;
  /** How many go at the same time. */
  readonly limit?: number;
  /** It began or stopped sending, or has to wait. */
  readonly onChange?: () => void;
  readonly connection?: Connection;
}

const pauseAfterTyping = 700;
/** Someone who types without a pause is still saved. */
const longestPauseAfterTyping = 5000;

/** A delivery says itself what came of it; one that throws is tried again like any other failure. */
function unexpected(error: unknown): Outcome {
  logProblem('Sending failed unexpectedly', error);
  return 'later';
}

type Timer = ReturnType<typeof setTimeout>;

/**
 * Sends what is kept on this device, one thing after the other (or a few at a time), until nothing is left. After a
 * failure it waits longer each time, and starts again as soon as the browser is back online.
 */
export class Sender {
  readonly #running = new Set<Promise<void>>();
  #typingTimer: Timer | undefined;
  #retryTimer: Timer | undefined;
  #typingSince: number | undefined;
  #failures = 0;
  #isAskedAgain = false;
  #isStopped = false;
  #stopListening: (() => void) | undefined;

  constructor(private readonly options: SenderOptions) {}

  get isRunning(): boolean {
    return this.#running.size > 0;
  }

  /** The last delivery failed; the next one waits for its time. */
  get isBackingOff(): boolean {
    return this.#failures > 0;
  }

  /** After a pause in the typing. */
  soon(): void {
    if (this.isBackingOff) return;
    this.#isStopped = false;
    const now = Date.now();
    this.#typingSince ??= now;
    const left = this.#typingSince + longestPauseAfterTyping - now;
    clearTimeout(this.#typingTimer);
    this.#typingTimer = setTimeout(() => this.#fill(), Math.max(0, Math.min(pauseAfterTyping, left)));
  }

  /** Right away, unless a failed delivery is waiting for its time. */
  now(): void {
    if (this.isBackingOff) return;
    this.#isStopped = false;
    this.#fill();
  }

  /** Right away, whatever happened before: the browser is online again, or somebody asked for it. */
  retry(): void {
    this.#failures = 0;
    this.#isStopped = false;
    this.#fill();
  }

  /** Something that was delivered earlier has to be tried again after a pause. */
  backOff(): void {
    if (this.#isStopped || this.#retryTimer !== undefined) return;
    this.#failures += 1;
    this.#retryTimer = setTimeout(() => this.#fill(), retryDelay(this.#failures));
  }

  /** Resolves when nothing more can be sent now. */
  async flush(): Promise<void> {
    this.retry();
    while (this.isRunning) await Promise.all(this.#running);
  }

  /** What is being delivered goes through; nothing follows it until somebody asks. */
  stop(): void {
    this.#isStopped = true;
    this.#clearTimers();
    this.#stopListening?.();
    this.#stopListening = undefined;
  }

  #listen(): void {
    const { connection = browserConnection } = this.options;
    this.#stopListening ??= connection.onOnline(() => this.retry());
  }

  #clearTimers(): void {
    clearTimeout(this.#typingTimer);
    clearTimeout(this.#retryTimer);
    this.#typingTimer = undefined;
    this.#retryTimer = undefined;
  }

  /** Starts as many deliveries as there is room for. */
  #fill(): void {
    const { deliver, limit = 1, onChange } = this.options;
    this.#listen();
    this.#clearTimers();
    this.#typingSince = undefined;
    if (this.#running.size >= limit) this.#isAskedAgain = true;
    let hasStarted = false;
    while (this.#running.size < limit) {
      const delivery = deliver();
      if (!delivery) break;
      const settled = delivery.catch(unexpected).then((outcome) => {
        this.#running.delete(settled);
        this.#settle(outcome);
      });
      this.#running.add(settled);
      hasStarted = true;
    }
    if (hasStarted) onChange?.();
  }

  #settle(outcome: Outcome): void {
    const isAskedAgain = this.#isAskedAgain;
    this.#isAskedAgain = false;
    if (outcome === 'later') {
      clearTimeout(this.#typingTimer);
      this.#typingTimer = undefined;
      this.backOff();
    } else {
      this.#failures = 0;
      const isTyping = this.#typingTimer !== undefined;
      if (outcome === 'done' && !this.#isStopped && (isAskedAgain || !isTyping)) this.#fill();
    }
    this.options.onChange?.();
  }
}
