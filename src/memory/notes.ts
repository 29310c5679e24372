/** Knows what is still needed. */
export function createRounds(all: Map<string, { parts: ReadonlySet<string> }>) {
  let asked = new Set<string>();
  return {
    begin(): void {
      asked = new Set();
    },
    note: (name: string): void => void asked.add(name),
    forgetOlder(): void {
      const needed = new Set(asked);
      // A set also visits what it gets meanwhile: the parts of parts.
      for (const name of needed) for (const part of all.get(name)?.parts ?? []) needed.add(part);
      for (const name of all.keys()) if (!needed.has(name)) all.delete(name);
    },
  };
}

/** Notes what is recalled for what is being made. */
export function createPartsNotes() {
  let open: Set<string> | undefined;
  return {
    note: (name: string): void => void open?.add(name),
    makeNoting<T>(make: () => T): { result: T; parts: ReadonlySet<string> } {
      const [outer, parts] = [open, new Set<string>()];
      open = parts;
      try {
        return { result: make(), parts };
      } finally {
        open = outer;
      }
    },
  };
}
