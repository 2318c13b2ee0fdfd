import { type CommandParser, defineScript } from '@redis/client'

/**
 * What is done to one mailbox, each as one script, which Redis runs as a whole. The keys of a mailbox
 * have its topic in braces, so that they live on one node of a cluster:
 *
 * - `message`: a stream, the sealed texts under the ids of the messages
 * - `index`: a sorted set by id; a member says what is asked about a message without its text
 * - `known`: digest to id, so that what is sent twice is kept once; `bytes` is the sum of all texts
 * - `acked`: id to the readers that have it
 * - `ends`: a sorted set of ids by when they are over, so that a full mailbox costs no more than an empty one
 *
 * An id is milliseconds and three digits, by the clock of the node, and grows in its mailbox. All keys go with the last
 * message.
 */
export const mailboxKeys = (topic: string) => parts.map((part) => `foyer:relay:{${topic}}:${part}`)
const parts = ['message', 'index', 'known', 'acked', 'ends']

/** What all scripts begin with: the time, how ids and members are read, and how what is over is removed. */
const common = `
local time = redis.call('TIME')
local nowMs = time[1] * 1000 + math.floor(time[2] / 1000)
local function toStreamId(id)
  return string.format('%d-%d', math.floor(id / 1000), id % 1000)
end
local function readMember(member)
  return string.match(member, '^(%d+) (%d+) (%d+) (%S+) (%S+)$')
end
local function forgetOver()
  local untilMs = string.format('%d', nowMs)
  for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[5], '-inf', untilMs)) do
    local member = redis.call('ZRANGEBYSCORE', KEYS[2], id, id)[1]
    -- A Redis that may evict keys can have lost the index alone, and the mailbox goes on.
    if member then
      local _, _, bytes, _, digest = readMember(member)
      redis.call('XDEL', KEYS[1], toStreamId(tonumber(id)))
      redis.call('ZREM', KEYS[2], member)
      redis.call('HDEL', KEYS[3], digest)
      redis.call('HINCRBY', KEYS[3], 'bytes', -tonumber(bytes))
      redis.call('HDEL', KEYS[4], id)
    end
  end
  redis.call('ZREMRANGEBYSCORE', KEYS[5], '-inf', untilMs)
end
`

/** Gives `{ 'kept', id }`, `{ 'known' }` or `{ 'full' }`. */
const keep = defineScript({
  NUMBER_OF_KEYS: parts.length,
  SCRIPT: `${common}
local digest, message, tag, publisher = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
local ttlMs, maxMessages, maxBytes = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
if redis.call('HEXISTS', KEYS[3], digest) == 1 then
  local id = redis.call('HGET', KEYS[3], digest)
  local member = redis.call('ZRANGEBYSCORE', KEYS[2], id, id)[1]
  if member then
    -- Alone, as what follows it would be the base in which tonumber reads.
    local _, endsAtMs = readMember(member)
    if tonumber(endsAtMs) > nowMs then return { 'known' } end
  end
end
forgetOver()
local used = tonumber(redis.call('HGET', KEYS[3], 'bytes') or 0)
if redis.call('ZCARD', KEYS[2]) >= maxMessages or used + #message > maxBytes then return { 'full' } end
local last = tonumber(redis.call('ZREVRANGE', KEYS[2], 0, 0, 'WITHSCORES')[2] or 0)
local id = math.max(nowMs * 1000, last + 1)
local endsAtMs = nowMs + ttlMs
local text = string.format('%d', id)
redis.call('XADD', KEYS[1], toStreamId(id), 'message', message, 'tag', tag)
redis.call('ZADD', KEYS[2], text, table.concat({ text, string.format('%d', endsAtMs), #message, publisher, digest }, ' '))
redis.call('ZADD', KEYS[5], string.format('%d', endsAtMs), text)
redis.call('HSET', KEYS[3], digest, text)
redis.call('HINCRBY', KEYS[3], 'bytes', #message)
local lastsMs = math.max(endsAtMs, redis.call('PEXPIRETIME', KEYS[1]))
for _, key in ipairs(KEYS) do redis.call('PEXPIREAT', key, string.format('%d', lastsMs)) end
return { 'kept', text }
`,
  parseCommand(
    parser: CommandParser,
    topic: string,
    message: {
      readonly digest: string
      readonly text: string
      readonly tag: number
      readonly publisher: string
      readonly ttlMs: number
    },
    bounds: { readonly maxMessages: number; readonly maxBytes: number },
  ) {
    for (const key of mailboxKeys(topic)) parser.pushKey(key)
    const { digest, text, tag, publisher, ttlMs } = message
    parser.push(digest, text, `${tag}`, publisher, `${ttlMs}`)
    parser.push(`${bounds.maxMessages}`, `${bounds.maxBytes}`)
  },
  transformReply: (reply: unknown) => reply as readonly [string, string?],
})

/** Gives the number of a reader, an id and its bytes for each that waits, in the order of ids. */
const find = defineScript({
  NUMBER_OF_KEYS: parts.length,
  SCRIPT: `${common}
local found = {}
local limit = tonumber(ARGV[2])
for _, member in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '(' .. ARGV[1], '+inf')) do
  local id, endsAtMs, bytes, publisher = readMember(member)
  if tonumber(endsAtMs) > nowMs then
    local has = redis.call('HGET', KEYS[4], id) or ''
    for n = 3, #ARGV do
      if ARGV[n] ~= publisher and not string.find(has, ARGV[n], 1, true) then
        table.insert(found, string.format('%d %s %s', n - 3, id, bytes))
      end
    end
  end
  if #found >= limit then break end
end
return found
`,
  parseCommand(
    parser: CommandParser,
    topic: string,
    question: {
      readonly afterId: number
      readonly limit: number
      readonly readers: readonly string[]
    },
  ) {
    for (const key of mailboxKeys(topic)) parser.pushKey(key)
    parser.push(`${question.afterId}`, `${question.limit}`, ...question.readers)
  },
  transformReply: (reply: unknown) => reply as readonly string[],
})

/** Gives the text and the tag of each that is still there, and an empty text for the others. */
const read = defineScript({
  NUMBER_OF_KEYS: parts.length,
  SCRIPT: `${common}
local read = {}
for _, id in ipairs(ARGV) do
  local streamId = toStreamId(tonumber(id))
  local entry = redis.call('XRANGE', KEYS[1], streamId, streamId)[1]
  table.insert(read, entry and entry[2][2] or '')
  table.insert(read, entry and entry[2][4] or '')
end
return read
`,
  parseCommand(parser: CommandParser, topic: string, ids: readonly number[]) {
    for (const key of mailboxKeys(topic)) parser.pushKey(key)
    parser.push(...ids.map(String))
  },
  transformReply: (reply: unknown) => reply as readonly string[],
})

/** Beyond so many readers of one message the next ones get it again; a message has one as a rule. */
const maxReadersBytes = 20_000

const acknowledge = defineScript({
  NUMBER_OF_KEYS: parts.length,
  SCRIPT: `${common}
local lastsMs = redis.call('PEXPIRETIME', KEYS[1])
for n = 1, #ARGV, 2 do
  local id, reader = ARGV[n], ARGV[n + 1]
  local has = redis.call('HGET', KEYS[4], id) or ''
  local isThere = #redis.call('ZRANGEBYSCORE', KEYS[2], id, id) > 0
  if isThere and #has < ${maxReadersBytes} and not string.find(has, reader, 1, true) then
    redis.call('HSET', KEYS[4], id, has .. reader .. ' ')
  end
end
if lastsMs > 0 then redis.call('PEXPIREAT', KEYS[4], string.format('%d', lastsMs)) end
return 1
`,
  parseCommand(
    parser: CommandParser,
    topic: string,
    entries: readonly { readonly id: number; readonly reader: string }[],
  ) {
    for (const key of mailboxKeys(topic)) parser.pushKey(key)
    for (const { id, reader } of entries) parser.push(`${id}`, reader)
  },
  transformReply: (reply: unknown) => reply,
})

/** By the names under which a connection has them. */
export const mailboxScripts = {
  keepMessage: keep,
  findMessages: find,
  readMessages: read,
  acknowledgeMessages: acknowledge,
}
