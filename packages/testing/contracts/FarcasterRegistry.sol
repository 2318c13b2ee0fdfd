// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Answers what Farcaster's IdRegistry and KeyRegistry are asked at a login. Written for local chains; its
/// runtime code is set at both of their addresses.
contract FarcasterRegistry {
    struct KeyData {
        uint8 state;
        uint32 keyType;
    }

    mapping(address owner => uint256 fid) public idOf;
    mapping(uint256 fid => mapping(bytes key => KeyData)) private keys;

    function register(uint256 fid, address owner) external {
        idOf[owner] = fid;
    }

    /// @param key an address, padded to 32 bytes
    function add(uint256 fid, bytes calldata key, uint8 state, uint32 keyType) external {
        keys[fid][key] = KeyData(state, keyType);
    }

    function keyDataOf(uint256 fid, bytes calldata key) external view returns (KeyData memory) {
        return keys[fid][key];
    }
}
