// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// @notice Numbered doors, whose metadata and picture live on the chain, so no host is needed.
contract FoyerErc721 is ERC721, Ownable {
    using Strings for uint256;

    uint256 public totalSupply;

    constructor() ERC721("Foyer Doors", "DOOR") Ownable(msg.sender) {}

    /// @notice Mints the next door; the first is number 1.
    function mint(address to) external onlyOwner returns (uint256 tokenId) {
        tokenId = ++totalSupply;
        _mint(to, tokenId);
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        string memory image = string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
            '<path fill="#eee" d="M0 0h64v64H0z"/><path fill="hsl(',
            ((tokenId * 47) % 360).toString(),
            ' 60% 50%)" d="M16 8h32v56H16z"/><circle cx="42" cy="36" r="3"/></svg>'
        );
        return string.concat(
            "data:application/json;base64,",
            Base64.encode(
                bytes(
                    string.concat(
                        '{"name":"Door #',
                        tokenId.toString(),
                        '","description":"A door of the Foyer local stack.",',
                        '"image":"data:image/svg+xml;base64,',
                        Base64.encode(bytes(image)),
                        '"}'
                    )
                )
            )
        );
    }
}
