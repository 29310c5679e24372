for (const r of document.querySelectorAll('.faq')) {
  const i = r.querySelector('input'),
    s = r.querySelector('[role=status]');
  i.addEventListener('input', () => {
    const n = i.value.trim().toLowerCase();
    let k = 0;
    for (const d of r.querySelectorAll('details')) {
      d.hidden = n !== '' && !d.textContent.toLowerCase().includes(n);
      k += !d.hidden;
    }
    s.hidden = k > 0;
  });
}
