import { useEffect, useState } from 'react';

/** False in the served HTML, true once script runs. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake;
}
