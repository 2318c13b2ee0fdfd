import type { MailWords } from './MailWords.ts'

export const ko: MailWords = {
  lang: 'ko',
  code: {
    subject: (code) => `인증 코드: ${code}`,
    asks: {
      login: (site) => `누군가 이 주소로 ${site}에 로그인하려고 해요. 코드는 다음과 같아요:`,
      proof: (site) =>
        `누군가 ${site}에서 이 주소를 바꾸거나, 비밀 복구 문구를 보거나, 지갑을 삭제하려고 해요. 로그인용 코드가 아니에요. 코드는 다음과 같아요:`,
      address: (site) =>
        `누군가 이 주소를 ${site}에 있는 지갑의 주소로 쓰려고 해요. 코드는 다음과 같아요:`,
    },
    end: '코드를 요청한 기기에서 10분 동안만 쓸 수 있어요.',
    warning:
      '내가 한 일이 아닌가요? 그렇다면 아무것도 하지 말고, 코드를 누구에게도 알려 주지 마세요. 어떤 고객센터도 코드를 묻지 않아요.',
  },
  device: {
    subject: (site) => `새 기기가 ${site}에 로그인하려고 해요`,
    asks: (site) => `내 지갑에서 쓴 적이 없는 기기가 ${site}에 로그인하려고 해요.`,
    from: (browser, address) => `브라우저: ${browser || '이름 없음'}, 네트워크 주소: ${address}.`,
    open: '로그인을 허용하거나 거절하려면 10분 안에 이 페이지를 여세요. 무언가를 하기 전에 먼저 물어봐요:',
    warning: '내가 한 일이 아닌가요? 그렇다면 그곳에서 거절하거나 아무것도 하지 마세요.',
  },
}
