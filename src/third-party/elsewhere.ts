/** Hosts of scripts that also need other hosts, with the tool and one of these. By their addresses alone they measure nothing. */
export const elsewhere: Readonly<Record<string, { tool: string; other: string }>> = {
  'snap.licdn.com': { tool: 'LinkedIn', other: 'px.ads.linkedin.com' },
  'static.hotjar.com': { tool: 'Hotjar', other: 'script.hotjar.com' },
  'www.clarity.ms': { tool: 'Microsoft Clarity', other: 'scripts.clarity.ms' },
  'static.ads-twitter.com': { tool: 'X', other: 'analytics.twitter.com' },
  's.pinimg.com': { tool: 'Pinterest', other: 'ct.pinterest.com' },
  'sc-static.net': { tool: 'Snapchat', other: 'tr.snapchat.com' },
  'js.hs-scripts.com': { tool: 'HubSpot', other: 'js.hs-analytics.net' },
  'cdn.segment.com': { tool: 'Segment', other: 'api.segment.io' },
  'cdn.mxpnl.com': { tool: 'Mixpanel', other: 'api-js.mixpanel.com' },
  'widget.intercom.io': { tool: 'Intercom', other: 'js.intercomcdn.com' },
};
