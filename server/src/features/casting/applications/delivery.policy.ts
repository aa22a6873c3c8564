interface Shown {
  /** Undefined for an upload that nobody has recorded yet. */
  readonly assetId: number | undefined;
  readonly requestId: number | null;
}

interface Delivery {
  /** What the application has. */
  readonly before: readonly Shown[];
  readonly sent: readonly Shown[];
  /** What was promised. */
  readonly awaited: readonly number[];
}

const isSame = (one: Shown, other: Shown) =>
  one.assetId === other.assetId && one.requestId === other.requestId;

/** Everything that was there stays, and only what was promised joins it. */
export const isOnlyDelivery = ({ before, sent, awaited }: Delivery): boolean =>
  before.every((one) => sent.some((other) => isSame(one, other))) &&
  sent.every(
    (one) =>
      before.some((other) => isSame(one, other)) ||
      (one.requestId !== null && awaited.includes(one.requestId)),
  );
