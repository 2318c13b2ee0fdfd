import { AppError } from '@foyer/core'

export const portTaken = ({ port, variable }: { port: number; variable: string | undefined }) =>
  new AppError(
    'stack/port-taken',
    `Port ${port} is taken. ` +
      (variable
        ? `Stop what listens there, or set ${variable} to another port (0 means any).`
        : 'Stop what listens there, or ask for another port (0 means any).'),
    { kind: 'unavailable', context: { port, variable } },
  )

export const invalidPort = ({ variable, value }: { variable: string; value: string }) =>
  new AppError(
    'stack/invalid-port',
    `${variable} is "${value}", which is no port. Use a whole number from 0 to 65535; 0 means any.`,
    { kind: 'invalid', context: { variable, value } },
  )

export const anvilMissing = ({ packageName, cause }: { packageName: string; cause: unknown }) =>
  new AppError(
    'stack/anvil-missing',
    `There is no ${packageName}, so no local EVM chain can start. ` +
      'Run `npm install --save-dev @foundry-rs/anvil@1.7.1`. Where it is installed: a node_modules copied from ' +
      'another system does not do, and `--omit=optional` leaves the binary out.',
    { kind: 'invalid', context: { packageName }, cause },
  )

export const chainFailed = ({ chainId, output }: { chainId: number; output: string }) =>
  new AppError(
    'stack/chain-failed',
    `The local EVM chain ${chainId} did not start: ${output.trim() || 'anvil said nothing'}`,
    { kind: 'unavailable', context: { chainId } },
  )

export const serverFailed = ({ output }: { output: string }) =>
  new AppError(
    'stack/server-failed',
    `The server did not start: ${output.trim() || 'it said nothing'}`,
    { kind: 'unavailable' },
  )

export const chainUsed = ({ url, deployer }: { url: string; deployer: string }) =>
  new AppError(
    'stack/chain-used',
    `${deployer} has sent transactions on ${url} already, so the test contracts would land ` +
      'elsewhere than expected. Deploy to a chain that has just started.',
    { kind: 'invalid', context: { url, deployer } },
  )

/** @param reason what became of the transaction, such as `reverted` */
export const deployFailed = (context: { url: string; hash: string; reason: string }) =>
  new AppError(
    'stack/deploy-failed',
    `Transaction ${context.hash} of the deployment to ${context.url} ${context.reason}.`,
    { context },
  )

export const postgresMissing = () =>
  new AppError(
    'stack/postgres-missing',
    'There is no PostgreSQL server on this machine. On Debian and Ubuntu, run ' +
      '`apt-get install postgresql`; elsewhere, install it and put its programs (initdb, postgres, ' +
      'pg_isready) into the PATH.',
    { kind: 'invalid' },
  )

export const postgresFailed = ({ output }: { output: string }) =>
  new AppError(
    'stack/postgres-failed',
    `PostgreSQL did not start: ${output.trim() || 'it said nothing'}`,
    { kind: 'unavailable' },
  )

export const partMissing = ({
  part,
  packages,
  cause,
}: {
  /** As a sentence begins with it. */
  part: string
  packages: string
  cause: unknown
}) =>
  new AppError(
    'stack/part-missing',
    `${part} needs ${packages}. Install them as development dependencies.`,
    { kind: 'invalid', context: { part }, cause },
  )
