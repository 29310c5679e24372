const marks = {
  arrived: 'M4 12.5 10 18 20 6.5',
  waiting: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5V12l3.5 2',
};

/** Whether a form has arrived, as a tick, or waits to be sent, as a clock: never by colour alone (WCAG 1.4.1). */
export function SentMark({ isWaiting = false }: { isWaiting?: boolean }) {
  return (
    <svg className="sent-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={isWaiting ? marks.waiting : marks.arrived} />
    </svg>
  );
}
