import { parseAbi } from 'viem'

/**
 * Swaps by routers that most chains have: Uniswap V2 and what was copied of it, the two of Uniswap V3.
 *
 * @see https://docs.uniswap.org/contracts/v2/reference/smart-contracts/router-02
 * @see https://docs.uniswap.org/contracts/v3/reference/periphery/SwapRouter
 */
export const routerAbi = parseAbi([
  'function swapExactETHForTokens(uint256 least, address[] path, address recipient, uint256 deadline) payable',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 least, address[] path, address recipient, uint256 deadline) payable',
  'function swapETHForExactTokens(uint256 exact, address[] path, address recipient, uint256 deadline) payable',
  'function swapExactTokensForETH(uint256 amount, uint256 least, address[] path, address recipient, uint256 deadline)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amount, uint256 least, address[] path, address recipient, uint256 deadline)',
  'function swapTokensForExactETH(uint256 exact, uint256 most, address[] path, address recipient, uint256 deadline)',
  'function swapExactTokensForTokens(uint256 amount, uint256 least, address[] path, address recipient, uint256 deadline)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amount, uint256 least, address[] path, address recipient, uint256 deadline)',
  'function swapTokensForExactTokens(uint256 exact, uint256 most, address[] path, address recipient, uint256 deadline)',
  'struct Single { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'function exactInputSingle(Single swap) payable',
  'struct Single02 { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'function exactInputSingle(Single02 swap) payable',
])
