/** What came of a delivery, as far as it decides when the next one goes. */
export type Outcome = 'done' | 'later' | 'stopped';

interface SenderJob {
  /** Sends what there is to send. Nothing when there is nothing. */
  deliver(): Promise<Outcome> | undefined;
  /** Something about the state below has changed. */
  changed(): void;
}

const pauseAfterTyping = 700;
/** Whoever types without a pause is still saved. */
const longestPause = 5000;
const firstRetry = 2000;
const longestRetry = 60_000;

const retryDelay = (failures: number) => Math.min(longestRetry, firstRetry * 2 ** (failures - 1));

/** One request at a time for one section, a moment after the last keystroke, and again when it failed. */
export class SectionSender {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | undefined;
  #failures = 0;
  #isAskedAgain = false;
  #running: Promise<void> | undefined;

  constructor(private readonly job: SenderJob) {}

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  get isBackingOff(): boolean {
    return this.#failures > 0;
  }

  /** After a pause in the typing. */
  soon(): void {
    if (this.isBackingOff) return;
    const now = Date.now();
    this.#waitingSince ??= now;
    const left = this.#waitingSince + longestPause - now;
    this.#wait(Math.max(0, Math.min(pauseAfterTyping, left)));
  }

  /** At once, unless a failed delivery is waiting for its time. */
  now(): void {
    if (!this.isBackingOff) this.#run();
  }

  /** At once, whatever happened before: the line is back, or somebody asked for it. */
  retry(): void {
    this.#failures = 0;
    this.#run();
  }

  /** Settles when nothing more can be sent now. */
  async flush(): Promise<void> {
    this.retry();
    while (this.#running) await this.#running;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#run(), delay);
  }

  #run(): void {
    this.stop();
    this.#waitingSince = undefined;
    if (this.#running) {
      this.#isAskedAgain = true;
      return;
    }
    const delivery = this.job.deliver();
    if (!delivery) return;
    this.#running = delivery.then((outcome) => this.#settle(outcome));
    this.job.changed();
  }

  #settle(outcome: Outcome): void {
    this.#running = undefined;
    const isAskedAgain = this.#isAskedAgain;
    this.#isAskedAgain = false;
    this.#failures = outcome === 'later' ? this.#failures + 1 : 0;
    if (outcome === 'later') this.#wait(retryDelay(this.#failures));
    else if (outcome === 'done' && (isAskedAgain || this.#timer === undefined)) this.#run();
    this.job.changed();
  }
}
