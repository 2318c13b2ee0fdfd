import { AppError } from '@foyer/core/primitives'

export const databaseUnavailable = ({ cause }: { cause: unknown }) =>
  new AppError(
    'database/unavailable',
    'The database does not answer at the moment. Nothing was changed; try again in a few seconds.',
    { kind: 'unavailable', cause },
  )

export const queryFailed = ({ sqlState, cause }: { sqlState: string; cause: unknown }) =>
  new AppError('database/query-failed', `The database refused a query (SQLSTATE ${sqlState}).`, {
    context: { sqlState },
    cause,
  })

export const textRefused = () =>
  new AppError(
    'database/text-refused',
    'A text holds a letter that cannot be kept: NUL, or half of a pair of surrogates. Send it without.',
    { kind: 'invalid' },
  )

export const invalidUrl = () =>
  new AppError(
    'database/invalid-url',
    'DATABASE_URL cannot be read. Write it as postgresql://user:password@host:5432/name, ' +
      'with the special characters of the password percent-encoded.',
    { kind: 'invalid' },
  )

export const connectionRefused = ({ place, cause }: { place: string; cause: unknown }) =>
  new AppError(
    'database/connection-refused',
    `${place} does not let us in. Check the user, the password and the name of the database in ` +
      'DATABASE_URL, and that the user may create a schema there.',
    { kind: 'invalid', context: { place }, cause },
  )

export const folderInUse = ({ folder, pid }: { folder: string; pid: number }) =>
  new AppError(
    'database/folder-in-use',
    `The database in ${folder} is in use by another server (process ${pid}), and only one may ` +
      'open it. Stop that one, set DATA_FOLDER to another folder, or set DATABASE_URL to a ' +
      'PostgreSQL that several servers can share.',
    { kind: 'invalid', context: { folder, pid } },
  )
