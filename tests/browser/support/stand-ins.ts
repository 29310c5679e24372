/** Cookies go to the domain above the host, as these tools set them. */
const setCookie = `
  const setCookie = (name, value, days) => {
    document.cookie = name + '=' + value + ';path=/;max-age=' + days * 86400 + ';domain=' + location.hostname.split('.').slice(-2).join('.');
  };
  const inject = (src) => document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
  const pixel = (src) => { new Image().src = src; };
  const post = (url, body) => void fetch(url, { method: 'POST', mode: 'no-cors', keepalive: true, body });
`;

/** Stands in for gtag.js: reads the commands in their order, loads the tags that are configured, and measures with the consent of then. */
const gtag = `{
  ${setCookie}
  const own = new URL(document.currentScript.src).searchParams.get('id');
  try {
    window.trustedTypes?.createPolicy('goog#html', { createHTML: (text) => text, createScriptURL: (url) => url });
  } catch {}
  const isFirst = !window.google_tag_manager;
  const google = (window.google_tag_manager ??= { consent: {}, waiting: [], loaded: new Set() });
  const measure = (id) => {
    const { ad_storage, analytics_storage } = google.consent;
    const bit = (choice) => (choice === 'granted' ? 1 : 0);
    const gcs = 'G1' + bit(ad_storage) + bit(analytics_storage);
    if (id.startsWith('G-')) {
      if (analytics_storage === 'granted') {
        setCookie('_ga', 'GA1.1.1.1', 730);
        setCookie('_ga_' + id.slice(2), 'GS2.1.s1', 730);
      }
      post('https://region1.google-analytics.com/g/collect?v=2&en=page_view&tid=' + id + '&gcs=' + gcs);
      return;
    }
    if (ad_storage === 'granted') {
      setCookie('_gcl_au', '1.1.1.1', 90);
      if (new URLSearchParams(location.search).has('gclid')) setCookie('_gcl_aw', 'GCL.1.1', 90);
    }
    inject('https://googleads.g.doubleclick.net/pagead/viewthroughconversion/' + id.slice(3) + '/?gcs=' + gcs);
    post('https://www.google.com/ccm/collect?en=page_view&gcs=' + gcs);
    post('https://ad.doubleclick.net/ccm/s/collect?en=page_view');
    pixel('https://www.google.com/pagead/1p-user-list/' + id.slice(3) + '/');
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.src = 'https://td.doubleclick.net/td/rul/' + id.slice(3);
    document.body.append(frame);
  };
  const commands = {
    js() {},
    consent(_, choices) { Object.assign(google.consent, choices); },
    config(id) {
      if (google.loaded.has(id)) return measure(id);
      google.waiting.push(id);
      inject('https://www.googletagmanager.com/gtag/destination?id=' + id + '&l=dataLayer&cx=c');
    },
  };
  const run = ([command, ...values]) => commands[command](...values);
  if (!google.loaded.has(own)) {
    google.loaded.add(own);
    for (const id of google.waiting.filter((one) => one === own)) measure(id);
    google.waiting = google.waiting.filter((one) => one !== own);
  }
  if (isFirst) {
    dataLayer.forEach(run);
    dataLayer.push = function (command) { Array.prototype.push.call(this, command); run(command); };
  }
}`;

/** Stands in for fbevents.js: loads the settings of a pixel from the same host, and reports when they are there. */
const fbevents = `{
  ${setCookie}
  let pixel_;
  const report = (event) => {
    const query = '?id=' + pixel_ + '&ev=' + event + '&dl=' + encodeURIComponent(location.href);
    pixel('https://www.facebook.com/tr/' + query + '&rqm=GET');
    pixel('https://www.facebook.com/privacy_sandbox/pixel/register/trigger/' + query);
    post('https://www.facebook.com/tr/', query);
  };
  const events = [];
  window.fbqConfigured = () => {
    setCookie('_fbp', 'fb.1.1.1', 90);
    if (new URLSearchParams(location.search).has('fbclid')) setCookie('_fbc', 'fb.1.1.click', 90);
    events.splice(0).forEach(report);
  };
  fbq.callMethod = (command, value) => {
    if (command === 'track') events.push(value);
    else if (command === 'init') {
      pixel_ = value;
      inject('https://connect.facebook.net/signals/config/' + value + '?v=2.9.241&r=stable');
    }
  };
  for (const [command, value] of fbq.queue.splice(0)) fbq.callMethod(command, value);
}`;

/** Stands in for Plausible's script.js, which reads its domain from its own element. */
const plausibleScript = `{
  const { src, dataset } = document.currentScript;
  const request = new XMLHttpRequest();
  request.open('POST', new URL(src).origin + '/api/event', true);
  request.setRequestHeader('Content-Type', 'text/plain');
  request.send(JSON.stringify({ n: 'pageview', u: location.href, d: dataset.domain }));
}`;

/** Stands in for matomo.js, whose cookies belong to the host alone. */
const matomoScript = `{
  const settings = {};
  const commands = {
    setTrackerUrl(url) { settings.url = url; },
    setSiteId(id) { settings.id = id; },
    trackPageView() {
      document.cookie = '_pk_id.' + settings.id + '.1fff=1;path=/;max-age=33955200';
      document.cookie = '_pk_ses.' + settings.id + '.1fff=1;path=/;max-age=1800';
      const query = 'action_name=' + document.title.length + '&rec=1&idsite=' + settings.id;
      navigator.sendBeacon(settings.url, new URLSearchParams(query));
      new Image().src = settings.url + '?' + query + '&ping=1';
    },
    enableLinkTracking() {},
  };
  const first = ['setTrackerUrl', 'setSiteId'];
  const order = ([command]) => (first.includes(command) ? 0 : 1);
  for (const [command, value] of _paq.toSorted((a, b) => order(a) - order(b))) commands[command](value);
  window._paq = { push: (...all) => all.forEach(([command, value]) => commands[command](value)) };
}`;

/** The scripts of the tools as stand-ins, by the beginnings of their addresses. */
const bodies: Readonly<Record<string, string>> = {
  'https://www.googletagmanager.com/gtag/': gtag,
  'https://connect.facebook.net/en_US/fbevents.js': fbevents,
  'https://connect.facebook.net/signals/config/': 'fbqConfigured();',
  'https://plausible.io/js/script.js': plausibleScript,
  'https://matomo.example/analytics/matomo.js': matomoScript,
};

/** Returns what a host of a tool answers with. */
export function standIn(url: string): { contentType: string; body: string } {
  const [, body = ''] = Object.entries(bodies).find(([beginning]) => url.startsWith(beginning)) ?? [];
  const isFrame = url.startsWith('https://td.doubleclick.net/');
  return { contentType: isFrame ? 'text/html' : 'text/javascript', body };
}
