interface HindiName {
  readonly state: string;
  readonly name: string;
  readonly hindi: string;
}

/** Reads "Gaya गया, Bihar Sharif बिहार शरीफ": a name ends where Devanagari begins. */
export const readHindiNames = (byState: Readonly<Record<string, string>>): HindiName[] =>
  Object.entries(byState).flatMap(([state, list]) =>
    list.split(',').map((entry) => {
      const at = entry.search(/[\u0900-\u097f]/);
      return { state, name: entry.slice(0, at).trim(), hindi: entry.slice(at).trim().normalize('NFC') };
    }),
  );
