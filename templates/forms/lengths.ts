/**
 * How long each text of a form may be, in characters as browsers count them (UTF-16, a line break as one). All of them
 * together fit the 64 kB that the server takes, however they are encoded: at most nine bytes for each (`%E8%AA%9E`).
 */
export const maxLengths = {
  name: 200,
  email: 254,
  company: 200,
  phone: 50,
  description: 6000,
  message: 6000,
} as const;
