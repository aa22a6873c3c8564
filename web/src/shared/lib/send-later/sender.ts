import { logProblem } from '../log-problem.ts';
import { browserConnection, type Connection } from './connection.ts';
import { retryDelay } from './request-failure.ts';

/** The result of a delivery: `later` is retried after a pause, `stopped` waits for a request. */
export type Outcome = 'done' | 'later' | 'stopped';

interface SenderOptions {
  /** Sends the next thing. Undefined when there is nothing to send. */
  readonly deliver: () => Promise<Outcome> | undefined;
  /** How many go at the same time. */
  readonly limit?: number;
  /** Called when it starts, stops or waits. */
  readonly onChange?: () => void;
  readonly connection?: Connection;
}

const pauseAfterTyping = 700;
/** Saves continuous typing too. */
const longestPauseAfterTyping = 5000;

/** A delivery that throws is retried like any other failure. */
function unexpected(error: unknown): Outcome {
  logProblem('Sending failed unexpectedly', error);
  return 'later';
}

type Timer = ReturnType<typeof setTimeout>;

/**
 * Sends stored records one by one (or a few at a time) until none is left. Backs off after failures and
 * starts again once online.
 */
export class Sender {
  readonly #running = new Set<Promise<void>>();
  #typingTimer: Timer | undefined;
  #retryTimer: Timer | undefined;
  #typingSince: number | undefined;
  #failures = 0;
  #hasNewRequest = false;
  #isStopped = false;
  #stopListening: (() => void) | undefined;

  constructor(private readonly options: SenderOptions) {}

  get isRunning(): boolean {
    return this.#running.size > 0;
  }

  /** The last delivery failed and the next waits. */
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

  /** Right away, unless a retry is waiting. */
  now(): void {
    if (this.isBackingOff) return;
    this.#isStopped = false;
    this.#fill();
  }

  /** Right away: online again, or requested by the person. */
  retry(): void {
    this.#failures = 0;
    this.#isStopped = false;
    this.#fill();
  }

  /** Retries something delivered earlier after a pause. */
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

  /** Finishes current deliveries and starts no more until requested. */
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

  /** Starts deliveries up to the limit. */
  #fill(): void {
    const { deliver, limit = 1, onChange } = this.options;
    this.#listen();
    this.#clearTimers();
    this.#typingSince = undefined;
    if (this.#running.size >= limit) this.#hasNewRequest = true;
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
    const hasNewRequest = this.#hasNewRequest;
    this.#hasNewRequest = false;
    if (outcome === 'later') {
      clearTimeout(this.#typingTimer);
      this.#typingTimer = undefined;
      this.backOff();
    } else {
      this.#failures = 0;
      const isTyping = this.#typingTimer !== undefined;
      if (outcome === 'done' && !this.#isStopped && (hasNewRequest || !isTyping)) this.#fill();
    }
    this.options.onChange?.();
  }
}
